import { pageBuild, plainBuild } from '@hotdrop/tools/host-build';

const shell = pageBuild(import.meta.dirname, { shell: './src/shell/main.tsx' });
/** The game for the page without a bundler: it would be written by hand there. */
const game = plainBuild(import.meta.dirname, { game: './src/game/main.ts' });

export default (env = {}) => [...shell(env), ...game(env)];
