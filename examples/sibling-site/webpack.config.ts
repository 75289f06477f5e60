import { pageBuild, plainBuild } from '@hotdrop/tools/host-build';

const shell = pageBuild(import.meta.dirname, { shell: './src/shell/main.tsx' });
/** The game as a script for the page without a bundler. */
const game = plainBuild(import.meta.dirname, { game: './src/game/main.ts' });

export default (env = {}) => [...shell(env), ...game(env)];
