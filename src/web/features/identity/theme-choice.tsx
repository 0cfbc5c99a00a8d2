import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { MenuChoice } from '../../components/ui/menu.tsx';
import { chooseTheme, chosenTheme } from '../../lib/theme.ts';

const CHOICES = [
  {
    value: 'system',
    name: (
      <>
        <Monitor aria-hidden="true" />
        Like the system
      </>
    ),
  },
  {
    value: 'light',
    name: (
      <>
        <Sun aria-hidden="true" />
        Light
      </>
    ),
  },
  {
    value: 'dark',
    name: (
      <>
        <Moon aria-hidden="true" />
        Dark
      </>
    ),
  },
] as const;

/** Light or dark, in the menu of the person. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <MenuChoice
      label="Appearance"
      value={theme}
      choices={CHOICES}
      onChoose={(chosen) => {
        setTheme(chosen);
        chooseTheme(chosen);
      }}
    />
  );
}
