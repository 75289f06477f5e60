export { RankProgress } from './rank-progress.tsx';
