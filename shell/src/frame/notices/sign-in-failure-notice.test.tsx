import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../../testing/render-frame.tsx';

test.each([
  ['refused', 'The sign-in failed. Please sign in again.'],
  ['expired', 'The sign-in took too long. Please sign in again.'],
  ['unavailable', 'The sign-in service does not answer. Please try again in a few minutes.'],
  ['<b>other</b>', 'The sign-in failed. Please sign in again.'],
])('says why a sign-in failed: %s', async (failure, text) => {
  await renderFrame({ path: `/pubg?sign_in_failure=${encodeURIComponent(failure)}` });
  expect(await screen.findByText(text)).toBeVisible();
});

test('says it in the language of the visitor', async () => {
  await renderFrame({ path: '/pubg?sign_in_failure=refused', locale: 'ko' });
  expect(await screen.findByText('로그인하지 못했습니다. 다시 로그인해 주세요.')).toBeVisible();
});

test('hides the message when the visitor closes it', async () => {
  await renderFrame({ path: '/pubg?sign_in_failure=refused' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/sign-in failed/)).not.toBeInTheDocument();
});

test('shows nothing without a failure', async () => {
  await renderFrame({ path: '/pubg' });
  expect(screen.queryByText(/sign-in/)).not.toBeInTheDocument();
});
