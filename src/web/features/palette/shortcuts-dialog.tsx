import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Checkbox } from '../../components/ui/field.tsx';
import { COMMAND_KEY, Keys } from './key-names.tsx';
import { singleKeysAreOn, switchSingleKeys } from './single-keys.ts';

const SHORTCUTS = [
  { does: 'Go anywhere, create, search stories', keys: [COMMAND_KEY, 'K'] },
  { does: 'Send the form from a long text', keys: [COMMAND_KEY, 'Enter'] },
  { does: 'Move through what was found', keys: ['↑', '↓'] },
  { does: 'Close what lies above the screen', keys: ['Esc'] },
  { does: 'Show these shortcuts', keys: ['?'] },
] as const;

interface ShortcutsDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Which keys do what. */
export function ShortcutsDialog({ uid, onClose }: ShortcutsDialogProps) {
  const [singleKeys, setSingleKeys] = useState(() => singleKeysAreOn(uid));
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="flex flex-col divide-y divide-line">
        {SHORTCUTS.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-6 py-2">
            <dt>{does}</dt>
            <dd className="shrink-0">
              <Keys names={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Use single-key shortcuts"
          checked={singleKeys}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            switchSingleKeys(uid, target.checked);
          }}
        />
        <Button className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
