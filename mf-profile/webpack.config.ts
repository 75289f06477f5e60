import { areaBuild } from '@hotdrop/tools/area-build';

export default areaBuild(import.meta.dirname);
