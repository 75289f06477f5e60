import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl, Select } from './select.tsx';
import { renderWithSite } from './testing.tsx';

describe('a select', () => {
  it('has its label as name and reports the choice', async () => {
    const change = jest.fn();
    const options = [
      { value: 'steam', label: 'Steam' },
      { value: 'kakao', label: 'Kakao' },
    ];
    await renderWithSite(<Select label="Platform" options={options} value="steam" onChange={change} />);
    expect(screen.getByRole('combobox', { name: 'Platform' })).toHaveDisplayValue('Steam');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Kakao');
    expect(change).toHaveBeenCalledWith('kakao');
  });
});

function Themes({ onChange }: { onChange: (theme: string) => void }) {
  const [theme, setTheme] = useState('dark');
  const options = ['dark', 'light', 'system'].map((value) => ({ value, label: value }));
  const change = (value: string) => {
    setTheme(value);
    onChange(value);
  };
  return <SegmentedControl label="Theme" options={options} value={theme} onChange={change} />;
}

describe('a segmented control', () => {
  it('is a radio group with a name', async () => {
    await renderWithSite(<Themes onChange={jest.fn()} />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'dark' })).toBeChecked();
  });

  it('reports the choice', async () => {
    const change = jest.fn();
    await renderWithSite(<Themes onChange={change} />);
    await userEvent.click(screen.getByText('light'));
    expect(change).toHaveBeenCalledWith('light');
    expect(screen.getByRole('radio', { name: 'light' })).toBeChecked();
  });

  it('works with arrow keys', async () => {
    const change = jest.fn();
    await renderWithSite(<Themes onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(change).toHaveBeenLastCalledWith('light');
  });
});
