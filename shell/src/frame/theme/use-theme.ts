import { useSyncExternalStore } from 'react';
import type { Theme } from '../../handover.ts';
import { useSurroundings } from '../surroundings.ts';
import { themeSetting } from './theme-setting.ts';

export function useTheme(): Theme {
  const drawn = useSurroundings().theme;
  return useSyncExternalStore(themeSetting.subscribe, themeSetting.get, () => drawn);
}
