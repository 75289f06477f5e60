import { hostBuild, plainPageBuild } from '@hotdrop/tools/host-build';

type Build = ReturnType<typeof hostBuild>;

const buildSite = hostBuild(import.meta.dirname);
const buildConsole = plainPageBuild(import.meta.dirname, { name: 'ops', entry: './src/ops/browser.tsx' });

/** The site for browsers and for the server, and the operators' console. */
const build: Build = (env) => [...buildSite(env), buildConsole(env)];

export default build;
