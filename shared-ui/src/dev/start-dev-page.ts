import { startDevPage } from './dev-page.tsx';

startDevPage();
