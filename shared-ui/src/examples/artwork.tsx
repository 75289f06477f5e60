import { Contour } from '../contour/contour.tsx';
import * as icons from '../icons/glyphs.ts';
import { Logo } from '../logo/logo.tsx';
import { MapPlate } from '../map-plate/map-plate.tsx';
import { PlatformMark } from '../platform-mark/platform-mark.tsx';
import { TierMark } from '../tier-mark/index.ts';
import type { Example } from './example.ts';

const { OutlineIcon, ...glyphs } = icons;
const tiers = ['bronze', 'silver', 'gold', 'platinum', 'crystal', 'diamond', 'master', 'survivor', 'neutral'];
const platforms = ['steam', 'kakao', 'psn', 'xbox', 'stadia'];
const plates = [
  ...['erangel', 'miramar', 'sanhok', 'vikendi', 'taego', 'deston', 'rondo', 'karakin', 'paramo', 'haven'],
  ...['camp-jackal', 'boardwalk', 'pillar-compound', 'italy', 'neutral'],
];

/** Marks, maps, icons, and the logo. */
export const artwork: readonly Example[] = [
  { name: 'the logo', draw: () => <Logo /> },
  {
    name: 'marks of tiers',
    draw: () => (
      <div>
        {tiers.map((mark) => (
          <TierMark key={mark} mark={mark} size="l" />
        ))}
        {tiers.map((mark) => (
          <TierMark key={mark} mark={mark} size="s" />
        ))}
      </div>
    ),
  },
  {
    name: 'marks of platforms',
    draw: () => (
      <div>
        {platforms.map((platform) => (
          <PlatformMark key={platform} platform={platform} />
        ))}
      </div>
    ),
  },
  {
    name: 'plates of maps',
    draw: () => (
      <div>
        {plates.map((plate) => (
          <MapPlate key={plate} plate={plate} />
        ))}
      </div>
    ),
  },
  {
    name: 'icons',
    draw: () => (
      <div>
        {Object.entries(glyphs).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
        <OutlineIcon outline="M4 4.5h12v11H4z" />
      </div>
    ),
  },
  { name: 'the contour lines', draw: () => <Contour /> },
];
