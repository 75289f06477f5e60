import { mountArea } from '@hotdrop/shared-ui/mount';
import { area } from './area.tsx';

export const mount = mountArea(area);
