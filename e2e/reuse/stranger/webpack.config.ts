import { plainBuild } from '@hotdrop/tools/host-build';

export default plainBuild(import.meta.dirname, { stranger: './main.tsx' });
