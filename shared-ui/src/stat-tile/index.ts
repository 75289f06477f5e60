export { StatTile, StatTiles } from './stat-tile.tsx';
