/**
 * The live channel as React state. `useChannel` opens the connection when the page is idle, applies changes
 * to the property list and passes messages to subscribers. Everything live on a screen starts here, so that
 * there is one socket per page.
 */

import { useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { fetchAgain } from "#app/ui/fetch-again.ts";
import { whenIdle } from "#app/ui/use-is-idle.ts";
import { PROPERTY_RELOAD_DELAY_MS } from "#domain/limits.ts";
import type { ClientMessage, LoggedChange, ServerMessage } from "#domain/live/live.ts";
import { getBrowserSession } from "../browser-session.ts";
import { announceMaintenance } from "../network/maintenance.ts";
import type { ListChanges } from "../use-property-list.ts";
import type { LiveConnection } from "./live-connection.ts";

const AGAIN_AFTER_MS = 5_000;

const fetchConnection = fetchAgain(() => import("./live-connection.ts"));

type ChangeListener = (change: LoggedChange) => void;
type MessageListener = (message: ServerMessage) => void;

interface Listening {
  readonly clientKey: string;
  readonly groupName: string;
  readonly changes: ListChanges;
  /** Called for every message, to update the clock. */
  readonly tick: () => void;
}

export interface Channel {
  /** Subscribes to changes of the log. @returns the unsubscribe function. */
  readonly onChange: (listener: ChangeListener) => () => void;
  /** Subscribes to all channel messages, including changes. @returns the unsubscribe function. */
  readonly onMessage: (listener: MessageListener) => () => void;
  /** Sends a message; dropped while not live. */
  readonly say: (message: ClientMessage) => void;
}

/**
 * The group's live channel while the screen is open. When properties are added or removed, the list is
 * refetched three seconds later [S100].
 */
export function useChannel({ clientKey, groupName, changes, tick }: Listening) {
  const [isLive, setIsLive] = useState(false);
  const listeners = useRef(new Set<ChangeListener>());
  const messageListeners = useRef(new Set<MessageListener>());
  const connection = useRef<LiveConnection | null>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let reload: ReturnType<typeof setTimeout> | undefined;
    const handleChange = (change: LoggedChange) => {
      if (!changes.take(change)) return;
      if (change.kind === "property.added" || change.kind === "property.removed") {
        clearTimeout(reload);
        reload = setTimeout(() => void revalidate(), PROPERTY_RELOAD_DELAY_MS);
      }
      // The person's role may have changed; it is loaded with the screen.
      if (change.kind === "members.changed") void revalidate();
      if (change.kind === "maintenance.changed") announceMaintenance(change.payload);
      for (const listener of listeners.current) listener(change);
    };
    const options = {
      requestTicket: async () => {
        const response = await getBrowserSession(clientKey).api.api.live.ticket.$post();
        return response.ok ? (await response.json()).ticket : null;
      },
      since: changes.since,
      onState: setIsLive,
      onMessage: (message: ServerMessage) => {
        tick();
        if (message.type === "changes") message.changes.forEach(handleChange);
        if (message.type === "session-ended") {
          const browser = getBrowserSession(clientKey);
          void (message.isRemoved ? browser.leaveGroup(groupName) : browser.look());
        }
        if (message.type === "maintenance") announceMaintenance(message.flag);
        if (message.type === "snapshot") {
          changes.skipTo(message.sequence);
          void revalidate();
        }
        for (const listener of messageListeners.current) listener(message);
      },
    };
    const callOff = loadLiveConnection((open) => {
      connection.current = open(options);
    });
    return () => {
      clearTimeout(reload);
      callOff();
      connection.current?.close();
      connection.current = null;
    };
  }, [clientKey, revalidate, groupName, changes, tick]);

  const channel = useMemo<Channel>(
    () => ({
      onChange: (listener) => addListener(listeners.current, listener),
      onMessage: (listener) => addListener(messageListeners.current, listener),
      say: (message) => connection.current?.say(message),
    }),
    [],
  );
  return { isLive, channel };
}

function addListener<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type OpenLiveConnection = typeof import("./live-connection.ts").openLiveConnection;

/**
 * Loads the live channel's code once the page is idle; retries while offline.
 *
 * @param open opens the channel; called once.
 * @returns a function that cancels.
 */
function loadLiveConnection(open: (openLiveConnection: OpenLiveConnection) => void): () => void {
  let isCalledOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function load() {
    try {
      const { openLiveConnection } = await fetchConnection();
      if (!isCalledOff) open(openLiveConnection);
    } catch (error) {
      // Offline, or the connection broke.
      console.warn(error);
      if (!isCalledOff) timer = setTimeout(load, AGAIN_AFTER_MS);
    }
  }
  const callOff = whenIdle(() => void load());
  return () => {
    isCalledOff = true;
    callOff();
    clearTimeout(timer);
  };
}
