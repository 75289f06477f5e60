import { classNames } from '../class-names/index.ts';
import styles from './map-plate.module.css';

interface MapPlateProps {
  /** `GameMap.plate`; a `neutral` one is bare ground. */
  readonly plate: string;
  /** As wide as its place instead of as a card's picture. */
  readonly isWide?: boolean;
}

/** A map's outline. The picture is a file that a browser fetches once it is drawn; the map's name stands beside. */
export const MapPlate = ({ plate, isWide = false }: MapPlateProps) => (
  <span className={classNames(styles.plate, isWide && styles.wide)} data-plate={plate} aria-hidden="true" />
);
