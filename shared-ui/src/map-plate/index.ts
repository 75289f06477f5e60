export { MapPlate } from './map-plate.tsx';
