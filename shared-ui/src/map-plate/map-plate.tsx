import { classNames } from '../class-names.ts';
import styles from './map-plate.module.css';

interface MapPlateProps {
  /** `GameMap.plate`; `neutral` has no outline. */
  readonly plate: string;
  /** Whether it fills the width of its container. */
  readonly isWide?: boolean;
}

/** The drawing of a map, small, from a file that the browser loads on demand. Put the name of the map beside it. */
export const MapPlate = ({ plate, isWide = false }: MapPlateProps) => (
  <span className={classNames(styles.plate, isWide && styles.wide)} data-plate={plate} aria-hidden="true" />
);
