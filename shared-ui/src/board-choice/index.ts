export { BoardChoice } from './board-choice.tsx';
export { BoardRegions } from './board-regions.tsx';
