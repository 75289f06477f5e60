import { limits } from '@hotdrop/shared-domain/rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noProviders } from '../testing/a-frame-data.ts';
import { renderFrame } from '../testing/render-frame.tsx';
import { composeMailUrl, findProblems } from './contact.tsx';

const user = userEvent.setup();

const open = async (settings: Parameters<typeof renderFrame>[0] = {}) => {
  await renderFrame(settings);
  const link = screen.getByRole('link', { name: 'Contact' });
  expect(link).toHaveAttribute('href', 'mailto:hello@hotdrop.example');
  await user.click(link);
  return within(await screen.findByRole('dialog', { name: 'Contact' }));
};

it('asks for a valid address and a text, and lists the chosen files', async () => {
  const dialog = await open();
  await user.type(dialog.getByLabelText('Your email address'), 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Open in mail app' }));
  expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  expect(dialog.getByText('Please write a message.')).toBeVisible();
  expect(dialog.getByLabelText('Your email address')).toHaveFocus();
  expect(dialog.getByText('No file chosen')).toBeVisible();
  const files = ['goal.png', 'log.txt'].map((name) => new File(['…'], name));
  await user.upload(dialog.getByLabelText(/^Files/), files);
  expect(dialog.getByText('goal.png, log.txt')).toBeVisible();
});

it('shows the help desk in an iframe that cannot access our page, and the email address', async () => {
  const providers = { ...noProviders, helpDesk: 'https://help.example/en' };
  const dialog = await open({ frameData: { providers } });
  const frame = dialog.getByTitle('Contact');
  expect(frame).toHaveAttribute('src', 'https://help.example/en');
  expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-scripts',
  ]);
  expect(dialog.getByRole('link', { name: 'hello@hotdrop.example' })).toBeVisible();
});

const aFile = (size: number) => Object.defineProperty(new File([], 'shot.png'), 'size', { value: size });
const attachments: File[] = [];
const message = { from: 'me@example.com', text: 'Hello & welcome', attachments };

describe('a message to the operator', () => {
  it.each(['', 'me', 'me@', '@example.com', 'me@example', 'me @example.com'])(
    'needs a valid address, unlike %j',
    (from) => expect(findProblems({ ...message, from })).toEqual(['address']),
  );

  it('needs a text, and may have attachments of 10 MB in total', () => {
    const half = limits.helpAttachmentBytes / 2;
    expect(half).toBe(5 * 1024 * 1024);
    const problemsOf = (change: Partial<typeof message>) => findProblems({ ...message, ...change });
    expect(problemsOf({ text: ' \n ' })).toEqual(['text']);
    expect(problemsOf({ attachments: [aFile(half), aFile(half)] })).toEqual([]);
    expect(problemsOf({ attachments: [aFile(half), aFile(half + 1)] })).toEqual(['attachments']);
  });

  it('becomes a mailto URL', () => {
    const mail = { ...message, attachments: [aFile(1)] };
    const mailUrl = composeMailUrl('hello@hotdrop.example', mail, 'https://page/');
    const url = new URL(mailUrl);
    expect(url.protocol + url.pathname).toBe('mailto:hello@hotdrop.example');
    expect(url.searchParams.get('body')).toBe('Hello & welcome\n\n[shot.png]\nme@example.com\nhttps://page/');
    expect(mailUrl).not.toContain('+');
  });
});
