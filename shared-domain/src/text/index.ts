export { invalidAccountId, isAccountId } from './account-id.ts';
