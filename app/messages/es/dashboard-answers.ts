import type { DashboardAnswersMessages } from "../en/dashboard-answers.ts";

export const dashboardAnswers: DashboardAnswersMessages = {
  title: "Rapidez al atender las solicitudes",
  about:
    "De la solicitud a «Hecha», para las solicitudes recibidas en este periodo. La mitad se atendió dentro de la mediana. Una mediana necesita cinco solicitudes atendidas. Sin atender: aún abiertas o no fue posible. Una solicitud cuenta en la hora en que llegó. Las solicitudes eliminadas no se incluyen.",
  median: (count: string) => `Mediana de ${count} solicitudes`,
  ninetieth: "9 de cada 10 atendidas en …",
  open: "Sin atender",
  few: "Pocas solicitudes para mostrar una mediana",
  byService: "Por servicio",
  numbers: "Mediana y solicitudes",
  byKind: "Por tipo de lugar",
  byHour: "Por hora, mediana en minutos",
  slowest: (from: string, to: string, time: string) => `Lo más lento: de ${from} a ${to}, ${time}`,
  noPlace: "Lugar desconocido",
  columns: { requests: "Solicitudes", answered: "Atendidas", median: "Mediana", ninetieth: "9 de 10" },
  all: "Todas las solicitudes",
  tooFew: "Muy pocas",
};
