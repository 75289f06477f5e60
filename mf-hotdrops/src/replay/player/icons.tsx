import { type IconProps, OutlineIcon } from '@hotdrop/shared-ui/icons';
import styles from './player.module.css';

const outlines = {
  previous: 'M15 4.5v11L7.5 10zM5 4.5v11',
  play: 'M6 3.8v12.4l10-6.2z',
  pause: 'M6 4h2.5v12H6zM11.5 4H14v12h-2.5z',
  next: 'M5 4.5v11l7.5-5.5zM15 4.5v11',
  minus: 'M4.5 10h11',
  full: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
} as const;

const filled: readonly Sign[] = ['previous', 'play', 'pause', 'next'];

export type Sign = keyof typeof outlines;

/** The icons of the controls. */
export const SignIcon = ({ sign }: { readonly sign: Sign }) => (
  <OutlineIcon outline={outlines[sign]} className={filled.includes(sign) ? styles.filled : undefined} />
);

export const PlayIcon = (props: IconProps) => (
  <OutlineIcon {...props} outline={outlines.play} className={styles.filled} />
);
