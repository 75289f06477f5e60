export { BanNotice } from './ban-notice.tsx';
