import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportAccount } from '#contract/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Section } from '../../components/ui/section.tsx';

/** Hands the person everything that is kept of them. */
export function DataSection() {
  const api = useApi();
  const toast = useToast();
  const fetching = useMutation({
    mutationFn: () => api.download(exportAccount, {}),
    onSuccess: (file) => saveFile(file, 'storygenie-data.json'),
    onError: (error) => toast(messageOf(error)),
  });
  return (
    <Section
      title="Your data"
      about="Your account, products, stories, opinions and what we counted of your use, as one JSON file."
    >
      <Button busy={fetching.isPending} onClick={() => fetching.mutate()}>
        <Download aria-hidden="true" />
        {fetching.isPending ? 'Collecting…' : 'Download my data'}
      </Button>
    </Section>
  );
}
