import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, createContext, use, useCallback, useState } from 'react';

interface Message {
  readonly id: number;
  readonly text: string;
}

const ToastContext = createContext<(text: string) => void>(() => undefined);

/** Shows a short message at the edge of the screen for some seconds; screen readers hear it. */
export function useToast(): (text: string) => void {
  return use(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const show = useCallback(
    (text: string) => setMessages((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, text }]),
    [],
  );
  const drop = (id: number): void => setMessages((shown) => shown.filter((message) => message.id !== id));

  return (
    <ToastContext value={show}>
      <Toast.Provider duration={5000} label="Message">
        {children}
        {messages.map(({ id, text }) => (
          <Toast.Root
            key={id}
            onOpenChange={(open) => !open && drop(id)}
            className="flex min-h-12 animate-[rise_120ms_ease-out] items-center gap-3 rounded-md bg-ink py-1 pr-1 pl-4 text-paper shadow-float"
          >
            <Toast.Description className="grow py-1.5">{text}</Toast.Description>
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
