import { hostBuild } from '@hotdrop/tools/host-build';

export default hostBuild(import.meta.dirname);
