import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { Select } from './select.tsx';

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
