import { type IconProps, icon } from '../icons/icon.tsx';

/** Outlines in a 20×20 box. They are not trademarks; the platform's name is always beside them. */
const shapes: Readonly<Record<string, string>> = {
  steam: 'M3 17c0-2.6 2-3 2-5.5S3 9 3 6.5M9 17c0-3 2-3.5 2-6.5S9 7 9 3.5M15 17c0-2.6 2-3 2-5.5S15 9 15 6.5',
  kakao:
    'M10 3c4.4 0 8 2.7 8 6.2s-3.6 6.2-8 6.2c-.7 0-1.3 0-1.9-.2L4.5 17.5l.8-3.5C3.3 12.9 2 11.1 2 9.2 2 5.7 5.6 3 10 3zM8 6.8v5M12 6.8L8.4 9.6 12 11.8',
  psn: 'M10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4M8.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M4.6 4.6a7.6 7.6 0 0 1 10.8 0M15.4 15.4a7.6 7.6 0 0 1-10.8 0',
  xbox: 'M6 5.5h8c2.2 0 3.3 2.3 3.9 5 .6 2.6.5 5-1.1 5-1.5 0-2.3-2.5-3.6-2.5H6.8c-1.3 0-2.1 2.5-3.6 2.5-1.6 0-1.7-2.4-1.1-5 .6-2.7 1.7-5 3.9-5zM6 9.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 9.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  stadia: 'M2 9.5c5-3.5 11-3.5 16 0M3.5 13c4-2.8 9-2.8 13 0M6 16.2c2.6-1.6 5.4-1.6 8 0',
};

const marks = Object.fromEntries(Object.entries(shapes).map(([id, shape]) => [id, icon(shape)]));

interface PlatformMarkProps extends IconProps {
  /** `Platform.id`. Unknown platforms have no mark. */
  readonly platform: string;
}

export function PlatformMark({ platform, ...rest }: PlatformMarkProps) {
  const Mark = Object.hasOwn(marks, platform) ? marks[platform] : undefined;
  return Mark ? <Mark {...rest} /> : null;
}
