import { useSyncExternalStore } from 'react';
import type { Theme } from '../../../handover.ts';
import { useFrameData } from '../../frame-data.ts';
import { themeSetting } from './theme-setting.ts';

export function useTheme(): Theme {
  const serverTheme = useFrameData().theme;
  return useSyncExternalStore(themeSetting.subscribe, themeSetting.get, () => serverTheme);
}
