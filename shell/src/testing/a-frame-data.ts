import type { FrameData, Providers } from '../frame/frame-data.ts';

export const noProviders: Providers = { ads: null, tagManager: null, analytics: null, helpDesk: null };

/** Creates frame data with a few links and no notices. */
export const aFrameData = (change: Partial<FrameData> = {}): FrameData => ({
  theme: 'dark',
  family: [
    { id: 'stats', text: 'Stats', href: '/', isCurrent: true },
    { id: 'video', text: 'Video channel', href: 'https://video.example/', isNewWindow: true },
  ],
  games: [
    { id: 'pubg', text: 'PUBG', href: '/pubg', isCurrent: true },
    { id: 'rift', text: 'Rift Arena', href: 'https://rift.example/' },
  ],
  social: [{ id: 'discord', text: 'Discord', href: 'https://discord.example/', isNewWindow: true }],
  apps: [{ id: 'ios', text: 'iOS', href: 'https://apps.example/' }],
  contactEmail: 'hello@hotdrop.example',
  isDemo: false,
  messages: [],
  providers: noProviders,
  adSlots: [],
  adGrounds: {},
  ...change,
});
