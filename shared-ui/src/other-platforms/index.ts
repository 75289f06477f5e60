export { OtherPlatforms } from './other-platforms.tsx';
