import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";

interface OlderButtonProps {
  readonly isLoading: boolean;
  readonly onPress: () => void;
}

export function OlderButton({ isLoading, onPress }: OlderButtonProps) {
  const { inbox } = useMessages();
  return (
    <div className="border-t border-subtle px-5 py-3 text-center print:hidden">
      <Button variant="ghost" size="sm" loading={isLoading} onClick={onPress}>
        {inbox.older}
      </Button>
    </div>
  );
}
