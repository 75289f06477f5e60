import { useEffect } from 'react';
import { useFrameData } from '../frame-data.ts';
import { AdProvider } from './ad-provider.tsx';
import { connectProvider } from './connect-provider.ts';
import { type GameClick, gameClicks, type PageView, pageViews } from './events.ts';

const gameClicked = (click: GameClick) => ({ event: 'game_dropdown_click', ...click });
const pageViewed = (view: PageView) => ({
  event: 'page_view',
  ...view,
  language: document.documentElement.lang,
});

/** What others provide for every page: advertisements, the tag manager, analytics. */
export function Providers() {
  const { tagManager, analytics } = useFrameData().providers;
  useEffect(
    () => (tagManager ? connectProvider(tagManager, gameClicks, gameClicked) : undefined),
    [tagManager],
  );
  useEffect(() => (analytics ? connectProvider(analytics, pageViews, pageViewed) : undefined), [analytics]);
  return <AdProvider />;
}
