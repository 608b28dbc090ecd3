import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Device = "phone-portrait" | "phone-landscape" | "tablet-landscape" | "tablet-portrait";

interface Shape {
  width: number;
  height: number;
  bezel: number;
  frame: string;
  screen: string;
}

const SHAPES: Record<Device, Shape> = {
  "phone-portrait": {
    width: 390,
    height: 844,
    bezel: 10,
    frame: "rounded-[46px] p-2.5",
    screen: "rounded-[37px]",
  },
  "phone-landscape": {
    width: 844,
    height: 390,
    bezel: 10,
    frame: "rounded-[46px] p-2.5",
    screen: "rounded-[37px]",
  },
  "tablet-landscape": {
    width: 1024,
    height: 768,
    bezel: 16,
    frame: "rounded-[28px] p-4",
    screen: "rounded-[13px]",
  },
  "tablet-portrait": {
    width: 768,
    height: 1024,
    bezel: 16,
    frame: "rounded-[28px] p-4",
    screen: "rounded-[13px]",
  },
};

/** A device's viewport in CSS pixels; content is laid out for it at any scale. */
export function getScreen(device: Device): { width: number; height: number } {
  const { width, height } = SHAPES[device];
  return { width, height };
}

/** The largest scale up to 1 at which a device with its bezel fits. */
export function scaleToFit(device: Device, space: { width: number; height: number }): number {
  const { width, height, bezel } = SHAPES[device];
  const scale = Math.min((space.width - 2 * bezel) / width, (space.height - 2 * bezel) / height, 1);
  return Math.max(0.1, scale);
}

/** Hides a frame's scrollbar, so that the page has a device's full width. */
export function withoutBars({ documentElement }: Document): void {
  documentElement.style.scrollbarWidth = "none";
}

export interface DeviceFrameProps {
  device: Device;
  scale?: number;
  children: ReactNode;
  className?: string;
}

/**
 * A phone or tablet frame. `children` are laid out at real size and scaled by a transform; they need their
 * own accessible name.
 */
export function DeviceFrame({ device, scale = 0.735, children, className }: DeviceFrameProps) {
  const shape = SHAPES[device];
  // Whole pixels, never more than the content covers: a fraction would show as a seam.
  const screen: CSSProperties = {
    width: Math.floor(shape.width * scale),
    height: Math.floor(shape.height * scale),
  };
  const content: CSSProperties = {
    width: shape.width,
    height: shape.height,
    transform: `scale(${scale})`,
    transformOrigin: "0 0",
  };
  return (
    <div
      className={classNames(
        "relative h-fit w-fit flex-none bg-device-body shadow-device",
        shape.frame,
        className,
      )}
    >
      <div className={classNames("relative overflow-hidden bg-device-screen", shape.screen)} style={screen}>
        <div className="absolute top-0 left-0" style={content}>
          {children}
        </div>
      </div>
      {device.startsWith("phone") ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-4.25 mx-auto h-1 w-25 rounded-full bg-device-bar"
        />
      ) : null}
    </div>
  );
}
