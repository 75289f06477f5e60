export { Dropdown } from './dropdown.tsx';
export { DropdownLink } from './dropdown-link.tsx';
