import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { RenewButton, type RenewState } from './renew-button.tsx';

const draw = async (state: RenewState) => {
  const press = jest.fn();
  await renderWithSite(<RenewButton {...state} onPress={press} />);
  await userEvent.click(screen.getByRole('button'));
  return press;
};

describe('the renew button', () => {
  it('is enabled when it is ready, and shows its state', async () => {
    const press = await draw({ label: 'Renew', words: 'Updated 42 minutes ago' });
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Updated 42 minutes ago').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it.each(['disabled', 'busy'] as const)('is disabled while it is %s', async (look) => {
    expect(await draw({ label: 'Updating…', words: 'Asking the game', look })).not.toHaveBeenCalled();
  });

  it('is enabled after a failure', async () => {
    const state = {
      label: 'Try again',
      words: 'Network error occurred.',
      look: 'plain',
      isWarning: true,
    } as const;
    expect(await draw(state)).toHaveBeenCalledTimes(1);
  });
});
