import { scriptBuild } from '@hotdrop/tools/host-build';

/** The script for pages without a bundler, and beside it the tokens and base styles that areas are drawn with. */
export default scriptBuild(import.meta.dirname, {
  'hotdrop-host': ['./src/script/main.ts', '@hotdrop/shared-ui/tokens.css', '@hotdrop/shared-ui/base.css'],
});
