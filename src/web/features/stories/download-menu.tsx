import { Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from '../../components/ui/button.tsx';
import { MenuItem, MenuPanel } from '../../components/ui/menu.tsx';
import { FILE_FORMATS, type FileFormat } from './story-files.ts';

interface DownloadMenuProps {
  readonly kind: 'plain' | 'quiet';
  readonly onChoose: (format: FileFormat) => void;
}

/** Asks in which kind of file stories are taken away. */
export function DownloadMenu({ kind, onChoose }: DownloadMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button kind={kind}>
          <Download aria-hidden="true" />
          Download
        </Button>
      </DropdownMenu.Trigger>
      <MenuPanel side="bottom" align={kind === 'plain' ? 'end' : 'start'}>
        {FILE_FORMATS.map((format) => (
          <MenuItem key={format.extension} onSelect={() => onChoose(format)}>
            <span className="grow">{format.name}</span>
            <span className="text-caption text-soft">.{format.extension}</span>
          </MenuItem>
        ))}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
