/** Replaces `src/area.tsx?mount` by the `./mount` of an area that has no `src/mount.tsx`. */
module.exports = () => `import { mountArea } from '@hotdrop/shared-ui/mount';
import { area } from './area.tsx';

export const mount = mountArea(area);
`;
