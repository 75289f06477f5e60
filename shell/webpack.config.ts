import { hostBuild } from '@hotdrop/tools/host-build';

/** The site for browsers and for the server. */
export default hostBuild(import.meta.dirname);
