import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, createContext, use, useCallback, useState } from 'react';

interface Message {
  readonly id: number;
  readonly text: string;
  readonly undo: (() => void) | undefined;
}

type ShowToast = (text: string, undo?: () => void) => void;

/** A message that offers something stays for longer. */
const WITH_UNDO_MS = 12_000;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the edge of the screen for some seconds, with Undo where there is a way back; screen readers hear it. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const show = useCallback<ShowToast>(
    (text, undo) => setMessages((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, text, undo }]),
    [],
  );
  const drop = (id: number): void => setMessages((shown) => shown.filter((message) => message.id !== id));

  return (
    <ToastContext value={show}>
      <Toast.Provider duration={5000} label="Message">
        {children}
        {messages.map(({ id, text, undo }) => (
          <Toast.Root
            key={id}
            {...(undo && { duration: WITH_UNDO_MS })}
            onOpenChange={(open) => !open && drop(id)}
            className="flex min-h-12 animate-[rise_120ms_ease-out] items-center gap-3 rounded-md bg-ink py-1 pr-1 pl-4 text-paper shadow-float"
          >
            <Toast.Description className="grow py-1.5">{text}</Toast.Description>
            {undo && (
              <Toast.Action
                altText="Undo"
                onClick={undo}
                className="min-h-11 shrink-0 rounded-md px-3 font-medium underline underline-offset-2 sm:min-h-9"
              >
                Undo
              </Toast.Action>
            )}
            <Toast.Close aria-label="Close message" className="grid size-11 place-items-center rounded-md sm:size-9">
              <X aria-hidden="true" className="size-4" />
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className="fixed right-4 bottom-20 z-20 flex w-[min(22rem,calc(100vw-2rem))] flex-col gap-2 lg:bottom-4" />
      </Toast.Provider>
    </ToastContext>
  );
}
