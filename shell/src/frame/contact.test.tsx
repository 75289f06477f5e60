import { limits } from '@hotdrop/shared-domain/rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noProviders } from '../testing/a-frame-data.ts';
import { renderFrame } from '../testing/render-frame.tsx';
import { composeMailUrl, findProblems } from './contact.tsx';

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

const aFile = (size: number) => Object.defineProperty(new File([], 'shot.png'), 'size', { value: size });
const attachments: File[] = [];
const message = { from: 'me@example.com', text: 'Hello & welcome', attachments };

describe('a message to the operator', () => {
  it('is valid with an address and a text', () => {
    expect(findProblems(message)).toEqual([]);
  });

  it.each(['', 'me', 'me@', '@example.com', 'me@example', 'me @example.com'])(
    'needs a valid address, unlike %j',
    (from) => {
      expect(findProblems({ ...message, from })).toEqual(['address']);
    },
  );

  it('needs a text', () => {
    expect(findProblems({ ...message, text: ' \n ' })).toEqual(['text']);
  });

  it('accepts attachments of 10 MB in total, but not one byte more', () => {
    expect(limits.helpAttachmentBytes).toBe(10 * 1024 * 1024);
    const half = limits.helpAttachmentBytes / 2;
    expect(findProblems({ ...message, attachments: [aFile(half), aFile(half)] })).toEqual([]);
    expect(findProblems({ ...message, attachments: [aFile(half), aFile(half + 1)] })).toEqual([
      'attachments',
    ]);
  });

  it('becomes a mailto URL', () => {
    const mailUrl = composeMailUrl(
      'hello@hotdrop.example',
      { ...message, attachments: [aFile(1)] },
      'https://page/',
    );
    const url = new URL(mailUrl);
    expect(url.protocol + url.pathname).toBe('mailto:hello@hotdrop.example');
    expect(url.searchParams.get('body')).toBe('Hello & welcome\n\n[shot.png]\nme@example.com\nhttps://page/');
    expect(mailUrl).not.toContain('+');
  });
});
