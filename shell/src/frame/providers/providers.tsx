import { useEffect } from 'react';
import { useFrameData } from '../frame-data.ts';
import { AdProvider } from './ad-provider.tsx';
import { type GameClick, gameClicks, type PageView, pageViews } from './events.ts';
import { tellProvider } from './tell-provider.ts';

const gameClicked = (click: GameClick) => ({ event: 'game_dropdown_click', ...click });
const pageViewed = (view: PageView) => ({
  event: 'page_view',
  ...view,
  language: document.documentElement.lang,
});

/** What others provide for every page: advertisements, the tag manager, analytics. */
export function Providers() {
  const { tagManager, analytics } = useFrameData().providers;
  useEffect(() => (tagManager ? tellProvider(tagManager, gameClicks, gameClicked) : undefined), [tagManager]);
  useEffect(() => (analytics ? tellProvider(analytics, pageViews, pageViewed) : undefined), [analytics]);
  return <AdProvider />;
}
