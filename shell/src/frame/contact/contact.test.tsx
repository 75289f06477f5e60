import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noProviders } from '../../testing/a-frame-data.ts';
import { renderFrame } from '../../testing/render-frame.tsx';

const user = userEvent.setup();

describe('the contact form', () => {
  const open = async () => {
    await renderFrame();
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    return screen.findByRole('dialog', { name: 'Contact' });
  };

  it('asks for a valid address and a text before it composes the email', async () => {
    const dialog = await open();
    await user.type(within(dialog).getByLabelText('Your email address'), 'nobody');
    await user.click(within(dialog).getByRole('button', { name: 'Open in mail app' }));
    expect(within(dialog).getByText('Please enter a valid email address.')).toBeVisible();
    expect(within(dialog).getByText('Please write a message.')).toBeVisible();
    expect(within(dialog).getByLabelText('Your email address')).toHaveFocus();
  });

  it('lists the names of the chosen files', async () => {
    const dialog = await open();
    expect(within(dialog).getByText('No file chosen')).toBeVisible();
    const files = ['goal.png', 'log.txt'].map((name) => new File(['…'], name));
    await user.upload(within(dialog).getByLabelText(/^Files/), files);
    expect(within(dialog).getByText('goal.png, log.txt')).toBeVisible();
  });
});

describe('the help desk', () => {
  const open = async () => {
    await renderFrame({
      frameData: { providers: { ...noProviders, helpDesk: 'https://help.example/en' } },
    });
    const link = screen.getByRole('link', { name: 'Contact' });
    expect(link).toHaveAttribute('href', 'mailto:hello@hotdrop.example');
    await user.click(link);
    return screen.findByRole('dialog', { name: 'Contact' });
  };

  it('opens in the dialog, in a named iframe that cannot access our page', async () => {
    const frame = within(await open()).getByTitle('Contact');
    expect(frame).toHaveAttribute('src', 'https://help.example/en');
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-scripts',
    ]);
  });

  it('shows the email address in case the help desk does not load', async () => {
    const email = within(await open()).getByRole('link', { name: 'hello@hotdrop.example' });
    expect(email).toHaveAttribute('href', 'mailto:hello@hotdrop.example');
  });
});
