import { useState } from "react";
import { definePart, LazyPart, usePartsWhenIdle } from "#app/ui/feedback/lazy-part.tsx";
import type { DeskScreen as ReadScreen } from "#domain/account/desk.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { type DigitTries, NO_TRIES } from "./digit-tries.ts";
import { DigitsScreen } from "./digits-screen.tsx";
import { NamesScreen } from "./names-screen.tsx";
import { useDesk, useKeptNotes, useMinute } from "./use-desk.ts";

const UNSET_SCREEN = definePart(
  () => import("./unset-screen.client.tsx"),
  ({ UnsetScreen }) => UnsetScreen,
);

const LATER = [UNSET_SCREEN];

interface DeskScreenProps {
  readonly read: ReadScreen;
  readonly origin: string;
  /** Server time of rendering, epoch milliseconds. */
  readonly now: number;
}

/** A paired desk: the names, and then the digits of the chosen person. */
export function DeskScreen({ read, origin, now: loadedAt }: DeskScreenProps) {
  const { screen, isReachable } = useDesk(read);
  const now = useMinute(loadedAt);
  usePartsWhenIdle(LATER);
  const kept = useKeptNotes(screen);
  const [chosenUid, setChosenUid] = useState<string | null>(null);
  const [lastUid, setLastUid] = useState<string | null>(null);
  const [tries, setTries] = useState<ReadonlyMap<string, DigitTries>>(new Map());
  const [unsetUid, setUnsetUid] = useState<string | null>(null);
  const chosen = screen.people.find(({ uid }) => uid === chosenUid);

  function goBack() {
    setLastUid(chosenUid);
    setChosenUid(null);
  }

  function showView() {
    if (!chosen) {
      return <NamesScreen screen={screen} now={now} kept={kept} focusUid={lastUid} onChoose={setChosenUid} />;
    }
    if (!chosen.hasDigits || chosen.uid === unsetUid) {
      const props = { person: chosen, address: `${origin}/desk/digits`, onBack: goBack };
      return <LazyPart part={UNSET_SCREEN} props={props} />;
    }
    return (
      <DigitsScreen
        person={chosen}
        property={screen.property}
        now={now}
        tries={tries.get(chosen.uid) ?? NO_TRIES}
        onTries={(next) => setTries(new Map(tries).set(chosen.uid, next))}
        onUnset={() => setUnsetUid(chosen.uid)}
        onBack={goBack}
      />
    );
  }

  return (
    <DeskFrame screen={screen} now={now} isReachable={isReachable}>
      {showView()}
    </DeskFrame>
  );
}
