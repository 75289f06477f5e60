import { scriptBuild } from '@hotdrop/tools/host-build';

/** Builds the script for pages without a bundler, and a stylesheet with the tokens and base styles of areas. */
export default scriptBuild(import.meta.dirname, {
  'hotdrop-host': ['./src/script/main.ts', './src/host.css'],
});
