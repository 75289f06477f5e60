import { type IconProps, icon } from '../icons/icon.tsx';
import { platformShapes } from './shapes.ts';

const drawn = Object.fromEntries(Object.entries(platformShapes).map(([id, shape]) => [id, icon(shape)]));

interface PlatformMarkProps extends IconProps {
  /** `Platform.id`. Unknown platforms have no mark. */
  readonly platform: string;
}

export function PlatformMark({ platform, ...rest }: PlatformMarkProps) {
  const Mark = Object.hasOwn(drawn, platform) ? drawn[platform] : undefined;
  return Mark ? <Mark {...rest} /> : null;
}
