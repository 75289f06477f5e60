import { useSyncExternalStore } from 'react';
import { useFrameData } from '../../frame-data.ts';
import { themeSetting } from './theme-setting.ts';
import type { Theme } from './themes.ts';

export function useTheme(): Theme {
  const serverTheme = useFrameData().theme;
  return useSyncExternalStore(themeSetting.subscribe, themeSetting.get, () => serverTheme);
}
