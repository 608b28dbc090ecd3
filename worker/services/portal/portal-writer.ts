import { ProjectingObject } from "../../portal/projecting-object.ts";
import { dueHandlers } from "../due.ts";

/** The writer as it is deployed: it knows what a property may be due for, which nothing below services does. */
export class PortalWriter extends ProjectingObject {
  protected override readonly dueHandlers = dueHandlers;
}
