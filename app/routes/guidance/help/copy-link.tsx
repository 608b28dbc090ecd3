import { type ArticleName, articlePath } from "#app/components/help/articles.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Copies an article's address, to send it to a colleague. */
export function CopyLink({ name }: { name: ArticleName }) {
  const { link, copied } = useMessages("guide").help;
  async function copy() {
    await navigator.clipboard.writeText(`${location.origin}${articlePath(name)}`);
    showToast({ tone: "success", title: copied });
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="inline-flex items-center gap-1 rounded-xs font-medium text-link hover:underline"
    >
      <Icon name="link" size="sm" />
      {link}
    </button>
  );
}
