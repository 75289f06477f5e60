import { useEffect } from 'react';
import { useFrameData } from '../frame-data.ts';
import { AdProvider } from './ad-provider.tsx';
import { connectProvider } from './connect-provider.ts';
import { type GameClick, gameClicks, type PageView, pageViews } from './events.ts';

const toGameClickMessage = (click: GameClick) => ({ event: 'game_dropdown_click', ...click });
const toPageViewMessage = (view: PageView) => ({
  event: 'page_view',
  ...view,
  language: document.documentElement.lang,
});

/** Loads the third-party providers: advertisements, tag manager, and analytics. */
export function Providers() {
  const { tagManager, analytics } = useFrameData().providers;
  useEffect(
    () => (tagManager ? connectProvider(tagManager, gameClicks, toGameClickMessage) : undefined),
    [tagManager],
  );
  useEffect(
    () => (analytics ? connectProvider(analytics, pageViews, toPageViewMessage) : undefined),
    [analytics],
  );
  return <AdProvider />;
}
