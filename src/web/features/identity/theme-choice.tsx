import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { MenuChoice } from '../../components/ui/menu.tsx';
import { chooseLook, currentLook } from '../../lib/theme.ts';

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
  const [look, setLook] = useState(currentLook);
  return (
    <MenuChoice
      label="Appearance"
      value={look}
      choices={CHOICES}
      onChoose={(chosen) => {
        setLook(chosen);
        chooseLook(chosen);
      }}
    />
  );
}
