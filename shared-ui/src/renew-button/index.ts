export { RenewButton, type RenewState } from './renew-button.tsx';
